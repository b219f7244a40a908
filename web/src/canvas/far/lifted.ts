/** What is being dragged, drawn apart from the snapshot in each frame. */
import { intersects, unionOf, type BoundingBox, type CanvasNode } from '@easel/canvas';
import type { Camera, Size } from '../camera.ts';
import { drawScene } from './draw-scene.ts';
import { itemOf, type PaintItem } from './paint-list.ts';
import type { Canvas2d, SceneView } from './scene-view.ts';
import { pageBoxOf, type Stage } from './snapshot.ts';
import { drawWires, wireOf } from './wires.ts';

/** Up to so many keep their height while they move: what lies above them is drawn again over them. */
const mostInPlace = 40;
/** From so many on a plain move copies one drawing of them all. */
const leastCopied = 24;

interface Sprite {
  readonly canvas: HTMLCanvasElement;
  /** Pixels of the window at the moment that it was drawn. */
  readonly x: number;
  readonly y: number;
  readonly k: number;
  /** Where the first node stood then. */
  readonly from: CanvasNode;
}

export class Lifted {
  #nodes: ReadonlyMap<string, CanvasNode> = new Map();
  #ids: ReadonlySet<string> = new Set();
  #sprite: Sprite | null = null;

  /** Whose place on the snapshot must stay empty. */
  get ids(): ReadonlySet<string> {
    return this.#ids;
  }

  /** Shows nodes as a gesture has them; answers whether they are others than before. */
  show(nodes: ReadonlyMap<string, CanvasNode>): boolean {
    const same = nodes.size === this.#ids.size && [...nodes.keys()].every((id) => this.#ids.has(id));
    this.#nodes = nodes;
    if (same) return false;
    this.#ids = new Set(nodes.keys());
    this.#sprite = null;
    return true;
  }

  drop(): void {
    this.#nodes = new Map();
    this.#ids = new Set();
    this.#sprite = null;
  }

  draw(context: Canvas2d, stage: Stage, camera: Camera, size: Size): void {
    if (this.#nodes.size === 0) return;
    const { ratio } = stage.look;
    const view = { ...stage.look, x: camera.x * ratio, y: camera.y * ratio, k: camera.k * ratio };
    const pixels = { width: size.width * ratio, height: size.height * ratio };
    if (this.#nodes.size < leastCopied || !this.#drawCopy(context, stage, view, pixels)) {
      this.#drawEach(context, stage, view, pixels);
    }
    this.#drawWires(context, stage, view);
  }

  #drawEach(context: Canvas2d, stage: Stage, view: SceneView, pixels: Size): void {
    const window = pageBoxOf(view, pixels);
    const { list } = stage;
    const moved = [...this.#nodes.values()].map((node) => itemOf(list.canvas, node));
    const seen = moved.filter(({ bounds }) => intersects(bounds, window));
    if (this.#nodes.size > mostInPlace) {
      drawScene(context, inOrderOf(seen, list.items), view);
      return;
    }
    context.save();
    context.beginPath();
    for (const { bounds } of seen) {
      context.rect(
        bounds.x * view.k + view.x - 1,
        bounds.y * view.k + view.y - 1,
        bounds.width * view.k + 2,
        bounds.height * view.k + 2,
      );
    }
    context.clip();
    const byId = new Map(seen.map((item) => [item.node.id, item]));
    const scene: PaintItem[] = [];
    let above = false;
    for (const item of list.items) {
      const own = byId.get(item.node.id);
      if (own) {
        scene.push(own);
        above = true;
      } else if (above && !this.#ids.has(item.node.id) && seen.some(({ bounds }) => intersects(bounds, item.bounds)))
        scene.push(item);
    }
    drawScene(context, scene, view);
    context.restore();
  }

  /** Copies the drawing of them all to where a move has brought them; false when they have changed in another way. */
  #drawCopy(context: Canvas2d, stage: Stage, view: SceneView, pixels: Size): boolean {
    const [first, last] = [[...this.#nodes.values()][0], [...this.#nodes.values()].at(-1)];
    if (!first || !last) return true;
    if (!this.#sprite || this.#sprite.k !== view.k) this.#sprite = this.#makeSprite(stage, view, pixels, first);
    const { canvas, x, y, from } = this.#sprite;
    const known = stage.list.find(last.id)?.node;
    const origin = stage.list.find(first.id)?.node;
    if (!known || !origin || !isShift(origin, first, known, last) || !isSameSize(from, first)) return false;
    const left = Math.round((first.x - from.x) * view.k + x + view.x);
    const top = Math.round((first.y - from.y) * view.k + y + view.y);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(canvas, left, top);
    return true;
  }

  #makeSprite(stage: Stage, view: SceneView, pixels: Size, from: CanvasNode): Sprite {
    const items = [...this.#nodes.values()].map((node) => itemOf(stage.list.canvas, node));
    const around = unionOf(items.map(({ bounds }) => bounds)) ?? { x: 0, y: 0, width: 1, height: 1 };
    // Beyond a window on each side nothing of them can come into sight without the camera's moving.
    const reach = pageBoxOf(
      { x: view.x + pixels.width, y: view.y + pixels.height, k: view.k },
      { width: pixels.width * 3, height: pixels.height * 3 },
    );
    const box = meet(around, reach);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.ceil(box.width * view.k) + 2);
    canvas.height = Math.max(1, Math.ceil(box.height * view.k) + 2);
    const context = canvas.getContext('2d');
    const [x, y] = [Math.floor(box.x * view.k) - 1, Math.floor(box.y * view.k) - 1];
    if (context) drawScene(context, inOrderOf(items, stage.list.items), { ...view, x: -x, y: -y });
    return { canvas, x, y, k: view.k, from };
  }

  #drawWires(context: Canvas2d, { list, wires }: Stage, view: SceneView): void {
    const find = (id: string) => this.#nodes.get(id) ?? list.find(id)?.node;
    const moved = wires
      .at(this.#ids)
      .flatMap(({ connection }) => wireOf(connection, find(connection.from), find(connection.to)) ?? []);
    if (moved.length > 0) drawWires(context, moved, view);
  }
}

/** Items as they lie upon each other in the document. */
function inOrderOf(items: readonly PaintItem[], all: readonly PaintItem[]): PaintItem[] {
  const byId = new Map(items.map((item) => [item.node.id, item]));
  return all.flatMap(({ node }) => byId.get(node.id) ?? []);
}

function isShift(a: CanvasNode, movedA: CanvasNode, b: CanvasNode, movedB: CanvasNode): boolean {
  const near = (one: number, other: number) => Math.abs(one - other) < 0.05;
  return (
    near(movedA.x - a.x, movedB.x - b.x) &&
    near(movedA.y - a.y, movedB.y - b.y) &&
    isSameSize(b, movedB) &&
    isSameSize(a, movedA)
  );
}

function isSameSize(a: CanvasNode, b: CanvasNode): boolean {
  return a.width === b.width && a.height === b.height && a.rotation === b.rotation;
}

function meet(a: BoundingBox, b: BoundingBox): BoundingBox {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const [right, bottom] = [Math.min(a.x + a.width, b.x + b.width), Math.min(a.y + a.height, b.y + b.height)];
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}
