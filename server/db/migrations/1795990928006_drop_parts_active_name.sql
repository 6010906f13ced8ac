-- Names repeat: three brands make a "Brake pad set, disc brake".
DROP INDEX CONCURRENTLY IF EXISTS parts_active_name;
