import { unknownOrigin } from '@postkit/sdk/schema';

/** The operating systems of OPAWG's devices; of the others no system can be said. */
const systems: Readonly<Record<string, string>> = {
  'Apple iPhone': 'iOS',
  'Apple iPod': 'iOS',
  'Apple iPad': 'iPadOS',
  'Apple Watch': 'watchOS',
  'Apple TV': 'tvOS',
  'Apple HomePod': 'HomePod software',
  'Apple Computer': 'macOS',
  'Android Phone': 'Android',
  'Android Tablet': 'Android',
  'Windows Computer': 'Windows',
  'Google Chromebook': 'ChromeOS',
};

/** The operating system of a device of OPAWG's list. */
export function systemOf(device: string): string {
  return systems[device] ?? unknownOrigin;
}
