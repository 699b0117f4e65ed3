declare module 'autocannon' {
  /** Requests an address over many connections for some seconds. */
  export default function autocannon(options: {
    url: string;
    headers: Readonly<Record<string, string>>;
    duration: number;
    connections: number;
  }): Promise<{
    /** Requests that got no response. */
    errors: number;
    requests: { average: number };
    /** Number of responses by status. */
    statusCodeStats?: Readonly<Record<string, { count: number }>>;
  }>;
}
