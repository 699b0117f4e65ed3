/** The sign-in form's values. `username` is an email or a username. */
export interface Credentials {
  username: string;
  password: string;
}
