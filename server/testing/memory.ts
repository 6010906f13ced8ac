import { vi } from 'vitest';

/**
 * A worker has loaded the modules of many tests, so its heap is larger than a server's. The server would collect the
 * garbage of all that before each image.
 */
vi.spyOn(process, 'memoryUsage').mockReturnValue({ ...process.memoryUsage(), heapTotal: 0 });
