import { config } from 'zod/mini';
import en from 'zod/v4/locales/en.js';

/** zod/mini brings no messages of its own; without these every issue reads "Invalid input". */
config(en());
