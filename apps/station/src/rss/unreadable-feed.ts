/** A document that is too large or too complex to be read; the message gives the reason, for the user. */
export class UnreadableFeed extends Error {
  override readonly name = 'UnreadableFeed';
}
