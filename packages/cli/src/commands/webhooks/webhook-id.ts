import { idArgument, idsArgument } from '../../core/id-arguments.ts';

export const webhookId = idArgument('webhooks list');
export const webhookIds = idsArgument('webhooks list');
