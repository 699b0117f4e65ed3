/** A document that is too large or too convoluted to be read; the message says why, in words for the user. */
export class UnreadableFeed extends Error {
  override readonly name = 'UnreadableFeed';
}
