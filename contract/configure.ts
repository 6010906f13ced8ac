import { config } from 'zod/mini';
import en from 'zod/v4/locales/en.js';

/**
 * zod/mini has no messages of its own. Without these, every issue reads "Invalid input". Imported where messages are
 * read; the forms of the app have their own messages, so browsers do not load these.
 */
config(en());
