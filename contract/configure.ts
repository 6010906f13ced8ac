import { config } from 'zod/mini';
import en from 'zod/v4/locales/en.js';

/** zod/mini has no messages of its own. Without these, every issue reads "Invalid input". */
config(en());
