import { licenceNames } from '@postkit/sdk/schema';
import { licencesMessages as messages } from './licences.messages.ts';

/** Every licence with an explanation, the widest first. */
export const licenceOptions = licenceNames.map((id) => ({ id, label: messages.licence[id], description: messages.explanation[id] }));
