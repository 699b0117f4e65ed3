import { config, z } from 'zod/v4';

// The page's CSP forbids eval. Without this zod would try it, and the browser would report a violation.
config({ jitless: true });

export { z };
