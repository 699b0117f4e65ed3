import { licenceNames } from '@postkit/sdk/schema';
import type { Words } from '../../words/define-messages.ts';
import type { licencesMessages } from './licences.messages.ts';

/** Every licence with an explanation, the widest first. */
export const licenceOptions = (messages: Words<typeof licencesMessages>) =>
  licenceNames.map((id) => ({ id, label: messages.licence[id], description: messages.explanation[id] }));
