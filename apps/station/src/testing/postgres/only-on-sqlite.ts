// Imported by tests that do not run on PostgreSQL: their subject is a file of SQLite, or they encode and start processes for
// minutes, around statements that other tests run on PostgreSQL, as `npm run test:statements` shows.
export {};
