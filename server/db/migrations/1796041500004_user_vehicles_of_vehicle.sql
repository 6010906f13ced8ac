CREATE INDEX CONCURRENTLY IF NOT EXISTS user_vehicles_of_vehicle ON user_vehicles (vehicle_id);
