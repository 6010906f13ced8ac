COMMENT ON INDEX mails_of_checkout IS 'The rows that are one mail. Those that are one by themselves are not in it.';
