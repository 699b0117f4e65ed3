/** The player's style sheet as one minified text; the build puts it in. */
declare module 'virtual:player-styles' {
  export const styles: string;
}
