/** Ready requests to the address of an input: an address with the token, a message by curl, and a title as encoders send it to Icecast. */
export function addressExamples(address: string, token: string) {
  const { origin } = new URL(address);
  const title = 'song=Artist%20-%20Title';
  return {
    url: `${address}?token=${token}`,
    curl: `curl -u input:${token} --data-binary @message.xml ${address}`,
    icecast: `${origin}/admin/metadata?mode=updinfo&mount=/live&token=${token}&${title}`,
  };
}
