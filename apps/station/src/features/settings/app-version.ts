/** The running build, for support and the About dialog. */
export interface AppVersion {
  readonly version: string;
  /** Calendar date of the build. */
  readonly date: string;
  /** Distinguishes two builds of one version. */
  readonly hash: string;
}
