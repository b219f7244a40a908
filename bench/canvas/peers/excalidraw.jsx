/** The scene in Excalidraw: its own elements, files in memory as it keeps them. */
import { Excalidraw, restoreElements } from '@excalidraw/excalidraw';
import '@excalidraw/excalidraw/index.css';
import { createRoot } from 'react-dom/client';

const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0))));
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const address = (file) => `/api/files/bench${String(file).padStart(17, '0')}.webp`;
let api;

/** Pictures must be handed over as data URLs: fetched before the clock runs. */
async function prepare(scene) {
  const files = {};
  for (const file of new Set(scene.nodes.filter((node) => node.kind === 'picture').map((node) => node.file))) {
    const blob = await (await fetch(address(file))).blob();
    const dataURL = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsDataURL(blob);
    });
    files[`f${file}`] = { id: `f${file}`, dataURL, mimeType: 'image/webp', created: 1, lastRetrieved: 1 };
  }
  window.files = files;
}

function elementsOf(scene, size) {
  const common = {
    angle: 0,
    strokeColor: '#1e1e1e',
    backgroundColor: 'transparent',
    fillStyle: 'solid',
    strokeWidth: 1,
    strokeStyle: 'solid',
    roughness: 0,
    opacity: 100,
    groupIds: [],
    frameId: null,
    roundness: null,
    seed: 1,
    version: 1,
    versionNonce: 1,
    isDeleted: false,
    updated: 1,
    link: null,
    locked: false,
  };
  const elements = new Map();
  for (const { id, kind, x, y, width, height, file, text } of scene.nodes) {
    const place = {
      ...common,
      boundElements: [],
      id,
      x: x * size,
      y: y * size,
      width: width * size,
      height: height * size,
    };
    elements.set(
      id,
      kind === 'picture'
        ? { ...place, type: 'image', fileId: `f${file}`, status: 'saved', scale: [1, 1] }
        : {
            ...place,
            type: 'text',
            text,
            originalText: text,
            fontSize: 9 * size,
            fontFamily: 2,
            textAlign: 'left',
            verticalAlign: 'top',
            containerId: null,
            autoResize: false,
            lineHeight: 1.44,
          },
    );
  }
  for (const { id, from, to } of scene.wires) {
    const [a, b] = [elements.get(from), elements.get(to)];
    const [x, y] = [a.x + a.width, a.y + a.height / 2];
    const [dx, dy] = [b.x - x, b.y + b.height / 2 - y];
    for (const end of [a, b]) end.boundElements.push({ id, type: 'arrow' });
    elements.set(id, {
      ...common,
      boundElements: [],
      id,
      type: 'arrow',
      x,
      y,
      width: Math.abs(dx),
      height: Math.abs(dy),
      points: [
        [0, 0],
        [dx, dy],
      ],
      lastCommittedPoint: null,
      startBinding: { elementId: from, focus: 0, gap: 1 },
      endBinding: { elementId: to, focus: 0, gap: 1 },
      startArrowhead: null,
      endArrowhead: 'arrow',
      elbowed: false,
    });
  }
  return [...elements.values()];
}

/** It zooms to no less than 10 %: the scene is made smaller so that the same lies in the window. */
const size = 0.5;

window.candidate = {
  prepare,
  async mount(scene, camera) {
    const from = performance.now();
    const elements = restoreElements(elementsOf(scene, size), null);
    const k = camera.k / size;
    const place = { scrollX: camera.x / k, scrollY: camera.y / k, zoom: { value: k } };
    const host = document.createElement('div');
    host.style.cssText = 'width:1280px;height:800px';
    document.querySelector('#root').append(host);
    createRoot(host).render(
      <Excalidraw
        excalidrawAPI={(given) => (api = given)}
        zenModeEnabled
        initialData={{
          elements,
          files: window.files,
          appState: { ...place, viewBackgroundColor: '#fafafa' },
          scrollToContent: false,
        }}
      />,
    );
    while (!api || api.getSceneElements().length < elements.length) await sleep(5);
    api.updateScene({ appState: place });
    // It tells nobody when pictures are drawn: some of them are looked for by their colours.
    const seen = scene.nodes.filter((node) => {
      const [x, y] = [
        (node.x + node.width / 2) * camera.k + camera.x,
        (node.y + node.height / 2) * camera.k + camera.y,
      ];
      return node.kind === 'picture' && x > 60 && x < 1220 && y > 120 && y < 680;
    });
    const probes = Array.from({ length: 24 }, (_, at) => seen[Math.floor((at * seen.length) / 24)]);
    const isColourful = ({ x, y, width, height }, context) => {
      const [r, g, b] = context.getImageData(
        (x + width / 2) * camera.k + camera.x,
        (y + height / 2) * camera.k + camera.y,
        1,
        1,
      ).data;
      return Math.max(r, g, b) - Math.min(r, g, b) > 14;
    };
    for (let tries = 0; tries < 4000; tries += 1) {
      const context = document.querySelector('canvas.excalidraw__canvas.static')?.getContext('2d');
      if (context && probes.filter((node) => isColourful(node, context)).length >= 18) break;
      await sleep(30);
    }
    await twoFrames();
    return performance.now() - from;
  },
  view() {
    const { scrollX, scrollY, zoom } = api.getAppState();
    return { x: scrollX * zoom.value, y: scrollY * zoom.value, k: zoom.value * size };
  },
  setView({ x, y, k }) {
    const zoom = k / size;
    api.updateScene({ appState: { scrollX: x / zoom, scrollY: y / zoom, zoom: { value: zoom } } });
  },
  select: (ids) =>
    api.updateScene({ appState: { selectedElementIds: Object.fromEntries(ids.map((id) => [id, true])) } }),
  positionOf(id) {
    const { x, y } = api.getSceneElements().find((element) => element.id === id);
    return { x: x / size, y: y / size };
  },
  settled: () => true,
};
