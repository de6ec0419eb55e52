// at load: non-extensible
({}).__proto__.evil = true;
