import type { ItemType } from './playout-message.ts';

/** Words of systems, in the languages of their users, as whole words in lower case without plural. Sweepers and voice-overs are `overlay`. */
const wordsByType: Readonly<Record<Exclude<ItemType, 'unknown'> | 'overlay', string>> = {
  song:
    'song music track mus musik musiktitel titel titre musique chanson canción cancion música musica canzone brano nummer muziek muzik ' +
    'piosenka musikk musiikki musicpool audioclip',
  spot:
    'spot ad advert advertisement advertising commercial com cm comm sp spt werbung werbespot werbeblock reklame reklama pub publicité ' +
    'publicite publicidad anuncio comercial pubblicità pubblicita reclame mainos break sponsor sponsorship adbreak targetspot traffic-spot ' +
    'promospot spotblock',
  jingle:
    'jingle jng jgl id ids ident sid legalid stationid liner drop dropper imaging promo promotion prm trailer teaser opener closer bed stinger toth ' +
    'tophour intro outro indicatif sigle cuña kennung trenner logo brand stab packaging donut',
  overlay: 'sweeper swp swpr voiceover vo overlay drive-in talkover',
  talk:
    'talk vt vtr voice voicetrack vtrack link moderation mod interview speech live livestream quickrecord presenter voz parlato wort ansage sprecher ' +
    'beitrag microphone mic announcer announcement conversation',
  news:
    'news newscast alert nws nachricht nachrichten nieuws noticia noticias notizie nyheter nouvelles informations weather wetter météo meteo tempo ' +
    'traffic verkehr bulletin headline headlines wiadomości uutiset',
  programme:
    'programme program show spl sendung podcast minilog syndicated emission émission programma programa feature broadcast stream webstream ' +
    'internetstream network satellite longform',
  macro:
    'macro macros mcr command cmd cart-macro container event-command relay switch comment note dummy marker control rml playlistevent action',
};

const typeByWord: ReadonlyMap<string, ItemType | 'overlay'> = new Map(
  Object.entries(wordsByType).flatMap(([type, words]) =>
    words.split(' ').map((word) => [word, type as ItemType | 'overlay'] as const),
  ),
);
/** German compounds, such as `Verkehrsnachrichten`, end with their noun; these stems say it anywhere. */
const stems: readonly (readonly [RegExp, ItemType | 'overlay'])[] = [
  [/jingle|ident\b|trailer/, 'jingle'],
  [/sweeper|voice-?over/, 'overlay'],
  [/werb|commercial|advert|reklam|publicit|pubblicit/, 'spot'],
  [/nachricht|news/, 'news'],
  [/voice.?track|vtrack|moderat|interview/, 'talk'],
  [/musi[kcq]/, 'song'],
];

/** The type that a word or a phrase of a system says; undefined if it says none. */
export function typeOfWords(text: string): ItemType | 'overlay' | undefined {
  // The noun of a phrase is its last word, as in "news jingle".
  const parts = text.toLowerCase().split(/[^\p{L}\d]+/u);
  return (
    typeOfPhrase(text) ?? parts.map(typeOfWord).findLast((type) => type !== undefined) ?? typeOfStem(text)
  );
}

/**
 * The type that a category says. With an artist, one word of several says nothing unless it is clear, because categories of songs are
 * called `Show tunes` or `Live sessions`.
 */
export function typeOfCategory(category: string, hasArtist: boolean): ItemType | 'overlay' | undefined {
  return hasArtist ? (typeOfPhrase(category) ?? typeOfStem(category)) : typeOfWords(category);
}

function typeOfPhrase(text: string): ItemType | 'overlay' | undefined {
  return typeOfWord(
    text
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, ''),
  );
}

function typeOfStem(text: string): ItemType | 'overlay' | undefined {
  const phrase = text.toLowerCase();
  return stems.find(([stem]) => stem.test(phrase))?.[1];
}

function typeOfWord(word: string): ItemType | 'overlay' | undefined {
  return typeByWord.get(word) ?? (word.endsWith('s') ? typeByWord.get(word.slice(0, -1)) : undefined);
}
