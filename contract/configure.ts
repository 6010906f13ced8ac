import { config } from 'zod/mini';
import { inputMessage } from './input-fault.ts';

/**
 * zod/mini has no messages of its own. Without these, every issue reads "Invalid input". Imported where messages are
 * read; the forms of the app have their own messages, so browsers do not load these.
 */
config({ customError: inputMessage });
