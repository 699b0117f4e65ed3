/** The player's style sheet as one minified text; the build inserts it. */
declare module 'virtual:player-styles' {
  export const styles: string;
}
