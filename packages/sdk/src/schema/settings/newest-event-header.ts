/** Header of the settings: id of the newest live event before they were read, which the live channel starts after. */
export const newestEventHeader = 'X-Live-Event-Id';
