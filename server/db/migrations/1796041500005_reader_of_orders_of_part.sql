COMMENT ON INDEX orders_of_part IS 'What of a part is ordered: for the shelf, the undo of an import, and the reference when a draft is deleted.';
