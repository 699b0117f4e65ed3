import { config } from 'zod';

// The page's policy allows no code from text. zod would find that out by trying, and the browser would report it.
config({ jitless: true });
