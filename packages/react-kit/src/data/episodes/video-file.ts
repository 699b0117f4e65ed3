/** File name of an episode's video: the station's name, its bitrate or `advanced`, and the episode's id. */
export function videoFile(
  kind: 'basic' | 'advanced',
  { name, bitrate }: { name: string; bitrate: number },
  episodeId: number,
): string {
  return `${name}-${kind === 'advanced' ? 'advanced' : bitrate}-${episodeId}.mp4`;
}
