import type { Catalogue } from '../../words/catalogue.ts';
import { defineLanguage } from '../define-language.ts';
import { apiKeys } from './api-keys.ts';
import { areas } from './areas.ts';
import { destinations } from './destinations.ts';
import { interfaceWords } from './interface.ts';
import { media } from './media.ts';
import { recording } from './recording.ts';
import { secondFactors } from './second-factors.ts';
import { sessions } from './sessions.ts';
import { stations } from './stations.ts';

/** The German words of the kit. Those of a screen load with it. */
export const german: Catalogue = defineLanguage({
  locale: 'de',
  shared: {
    ...apiKeys,
    ...destinations,
    ...interfaceWords,
    ...media,
    ...recording,
    ...secondFactors,
    ...sessions,
    ...stations,
  },
  areas,
});
