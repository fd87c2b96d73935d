// Affects only this project, because the other tests of the same run use the embedded database.
process.env.TESTS_RUN_ON = process.env.TEST_DATABASE_URL;
