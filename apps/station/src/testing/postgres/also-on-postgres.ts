// Imported by tests that the gate runs on PostgreSQL although their subject has no SQL of its own: no other test runs their
// statements, as `npm run test:statements` shows.
export {};
