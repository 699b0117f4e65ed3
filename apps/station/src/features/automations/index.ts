export type { Automations } from './automations.service.ts';
export { createAutomations } from './automations.feature.ts';
