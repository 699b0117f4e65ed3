/** Who signs in. */
export interface SignInCaller {
  /** Network address of the caller. */
  readonly address: string;
  /** Random text that binds a second step to the browser; undefined if the client cannot complete one. */
  readonly binding: string | undefined;
}
