-- parts_brand_number is unique instead. The previous version then shows one of two parts with one number.
DROP INDEX CONCURRENTLY IF EXISTS parts_number_unique;
