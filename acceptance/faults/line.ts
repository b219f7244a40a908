import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a service, which can be cut: what stands between the product and a server that fails. */
export interface Line {
  readonly port: number;
  /** From now on nobody reaches the service, and those who had are cut off. */
  cut(): void;
  /** From now on whoever is connected hears nothing, and nobody is told why. */
  hang(): void;
  mend(): void;
  close(): void;
}

/** @param port of the service on loopback */
export async function openLine(port: number): Promise<Line> {
  const ends = new Set<Socket>();
  let state: 'open' | 'cut' | 'hung' = 'open';
  const server = createServer((near) => {
    if (state === 'cut') return void near.resetAndDestroy();
    const far = connect(port, '127.0.0.1');
    // As the drivers at both ends have it: small pieces do not wait for each other.
    near.setNoDelay();
    far.setNoDelay();
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        ends.delete(end);
        other.destroy();
      });
    }
    near.pipe(far).pipe(near);
    if (state === 'hung') holdBack(near, far);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const dropAll = () => {
    for (const end of ends) end.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      state = 'cut';
      dropAll();
    },
    hang() {
      state = 'hung';
      holdBack(...ends);
    },
    mend() {
      // Whoever was left waiting would wait for ever: what they had sent may be lost.
      if (state === 'hung') dropAll();
      state = 'open';
    },
    close() {
      server.close();
      dropAll();
    },
  };
}

function holdBack(...ends: Socket[]): void {
  for (const end of ends) {
    end.unpipe();
    end.pause();
  }
}
