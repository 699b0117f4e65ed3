export { createLogger } from './create-logger.ts';
export { loggerMigrations } from './logger-tables.ts';
export type { Logger } from './logger.service.ts';
