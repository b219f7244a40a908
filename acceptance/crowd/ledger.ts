/** How far a number that its writer counts up has come: what was sent, and what the product said it has. */
export interface Count {
  acknowledged: number;
  tried: number;
}

export interface ProjectLedger {
  readonly id: string;
  /** Of the canvas, as the last save answered it. */
  version: string;
  /** Text nodes by id; their text is the number. */
  readonly nodes: Map<string, Count>;
  /** Nodes that show an uploaded picture, by id: its address. */
  readonly pictures: Map<string, string>;
  /** Turns that the product said it has begun. */
  readonly turns: Map<string, { tag: string }>;
}

/** What the product has acknowledged to one person: all of it must be there in the end. */
export class Ledger {
  readonly projects = new Map<string, ProjectLedger>();
  /** Uploaded files by address: SHA-256 of their bytes. */
  readonly files = new Map<string, string>();
  /** Brand Kits by id: their name, a number counted up. */
  readonly kits = new Map<string, Count>();

  open(id: string): ProjectLedger {
    const project: ProjectLedger = { id, version: '0', nodes: new Map(), pictures: new Map(), turns: new Map() };
    this.projects.set(id, project);
    return project;
  }

  /** How many promises there are to keep. */
  get size(): number {
    const inProjects = [...this.projects.values()].map(
      ({ nodes, pictures, turns }) => nodes.size + pictures.size + turns.size,
    );
    return inProjects.reduce((sum, size) => sum + size, this.projects.size + this.files.size + this.kits.size);
  }
}

/** Runs a write that carries the next number, and notes it as acknowledged once it returns. */
export async function countUp(count: Count, write: (next: number) => Promise<unknown>): Promise<void> {
  const next = count.tried + 1;
  count.tried = next;
  await write(next);
  count.acknowledged = next;
}

/** Whether a number that was read is one that may be there: no older than acknowledged, no newer than sent. */
export function holds({ acknowledged, tried }: Count, read: number): boolean {
  return acknowledged <= read && read <= tried;
}
