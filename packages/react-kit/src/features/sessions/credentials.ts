/** What somebody signs in with. `username` is their email or their username. */
export interface Credentials {
  username: string;
  password: string;
}
