import { type FittedPiece, nameOf, type OldPiece, type PieceCart } from './correction-piece.ts';

/** Characters of a title that is cut by its form at least, as in logs of Rivendell. */
const cutTitle = 20;

/**
 * The cart of a piece that continues an event. A log of what aired may lack fields that the event has, and it says nothing of
 * an open microphone but its time.
 * @param names of the elements of the source, as `nameOf` writes them
 */
export function richerCart(
  piece: Pick<FittedPiece, 'cart' | 'isPartial'>,
  { cart: known, isUnnamed }: Pick<OldPiece, 'cart' | 'isUnnamed'>,
  names: ReadonlySet<string>,
): PieceCart {
  const { cart, isPartial } = piece;
  if (cart.kind === 'talk' && known.kind !== 'element' && !isUnnamed && !names.has(nameOf(known)))
    return { ...known, kind: 'talk' };
  if (!isPartial || cart.kind !== 'element' || !isSameElement(cart, known)) return cart;
  return {
    kind: 'element',
    title: known.title.length >= cart.title.length ? known.title : cart.title,
    artist: cart.artist || known.artist,
    // Some forms have the programme there.
    identifier: known.identifier || cart.identifier,
    category: known.category || cart.category,
  };
}

function isSameElement(cart: PieceCart, known: PieceCart): boolean {
  if (cart.identifier !== '' && cart.identifier === known.identifier) return true;
  const [title, other] = [cart.title.trim().toLowerCase(), known.title.trim().toLowerCase()];
  if (title === '' || other === '') return false;
  return title === other || (title.length >= cutTitle && other.startsWith(title));
}
