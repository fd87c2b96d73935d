// Said to the tests of one project only: the others of the same run keep to the embedded database.
process.env.TESTS_RUN_ON = process.env.TEST_DATABASE_URL;
