import { formatDecimal } from '../../../ui/format/format-decimal.ts';
import type { Catalogue } from '../../../words/catalogue.ts';

/** A level in dB with its sign, such as "+2.0 dB". */
export function formatLevel(db: number, catalogue: Catalogue): string {
  return `${db > 0 ? '+' : ''}${formatDecimal(db, catalogue)} dB`;
}
