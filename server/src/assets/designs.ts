import type { Database, Writer } from '../platform/database.ts';
import type { DesignSource } from '../platform/models/models.ts';

/** How pictures were drawn, kept beside them as long as they are: small, and enough to draw their layers. */
export class Designs {
  readonly #database: Database;

  constructor({ database }: { database: Database }) {
    this.#database = database;
  }

  /** Part of the caller's transaction, in which the picture itself is added. */
  async keep(transaction: Writer, assetId: string, design: DesignSource): Promise<void> {
    const row = { asset_id: assetId, design_json: JSON.stringify(design) };
    const inserting = transaction.insertInto('asset_designs').values(row);
    await inserting.onConflict((conflict) => conflict.column('asset_id').doNothing()).execute();
  }

  async of(assetId: string): Promise<DesignSource | null> {
    const kept = this.#database.read.selectFrom('asset_designs').select('design_json').where('asset_id', '=', assetId);
    const row = await kept.executeTakeFirst();
    return row ? (JSON.parse(row.design_json) as DesignSource) : null;
  }
}
