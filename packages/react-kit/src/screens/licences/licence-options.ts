import { licenceNames } from '@postkit/sdk/schema';
import type { Catalogue } from '../../words/catalogue.ts';
import { licencesMessages } from './licences.messages.ts';

/** Every licence with an explanation, the widest first. */
export const licenceOptions = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(licencesMessages);
  return licenceNames.map((id) => ({
    id,
    label: messages.licence[id],
    description: messages.explanation[id],
  }));
};
