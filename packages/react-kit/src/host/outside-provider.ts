/** The error of a screen, a part or a hook without a provider around it. */
export function outsideProvider(): Error {
  return new Error(
    'A screen, part or hook of the kit was used outside <PostKitProvider client={…}>. See the guide "Mount a screen of the kit".',
  );
}
