/** The scene in tldraw, with pictures asked for by the size they have on screen, as its own service does it. */
import { getAssetUrls } from '@tldraw/assets/selfHosted';
import { createRoot } from 'react-dom/client';
import { AssetRecordType, createBindingId, createShapeId, Tldraw, toRichText } from 'tldraw';
import 'tldraw/tldraw.css';

const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0))));
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const sizes = [
  [1024, 1024],
  [1024, 1024],
  [1024, 768],
  [768, 1024],
  [1024, 576],
  [683, 1024],
];
const sizeOf = (file) => sizes[(file % 36) % 6];
const address = (file, pixels) => {
  const width = [64, 128, 256, 512].find((candidate) => candidate >= pixels);
  return `${location.origin}/api/files/bench${String(file).padStart(17, '0')}.webp${width ? `?w=${width}` : ''}`;
};
const assets = {
  upload: async () => ({ src: '' }),
  resolve: (asset, { screenScale }) => address(Number(asset.props.name), 130 * (screenScale || 1)),
};
const [assetId, shapeId] = [(file) => AssetRecordType.createId(`a${file}`), (id) => createShapeId(id)];
let editor;

window.candidate = {
  async prepare() {
    const host = document.createElement('div');
    host.style.cssText = 'position:relative;width:1280px;height:800px';
    document.querySelector('#root').append(host);
    const options = { maxShapesPerPage: 50_000 };
    const camera = { zoomSteps: [0.005, 0.1, 1, 8], wheelBehavior: 'pan' };
    await new Promise((resolve) =>
      createRoot(host).render(
        <Tldraw
          hideUi
          assetUrls={getAssetUrls({ baseUrl: '/tldraw-assets' })}
          assets={assets}
          options={options}
          cameraOptions={camera}
          onMount={(given) => {
            editor = given;
            resolve();
          }}
        />,
      ),
    );
    for (let tries = 0; tries < 1000 && !document.querySelector('[data-testid=ready-pattern-fill-defs]'); tries += 1)
      await sleep(10);
    await twoFrames();
  },
  async mount(scene, camera) {
    const from = performance.now();
    editor.user.updateUserPreferences({ animationSpeed: 0, edgeScrollSpeed: 0 });
    editor.setCamera({ x: camera.x / camera.k, y: camera.y / camera.k, z: camera.k });
    const byId = new Map(scene.nodes.map((node) => [node.id, node]));
    editor.run(
      () => {
        const files = [...new Set(scene.nodes.filter(({ kind }) => kind === 'picture').map(({ file }) => file))];
        editor.createAssets(
          files.map((file) => {
            const [w, h] = sizeOf(file);
            const props = {
              name: String(file),
              src: address(file, 4096),
              w,
              h,
              mimeType: 'image/webp',
              isAnimated: false,
              fileSize: 100_000,
            };
            return { id: assetId(file), typeName: 'asset', type: 'image', props, meta: {} };
          }),
        );
        editor.createShapes(
          scene.nodes.map(({ id, kind, x, y, width, height, file, text }) =>
            kind === 'picture'
              ? { id: shapeId(id), type: 'image', x, y, props: { w: width, h: height, assetId: assetId(file) } }
              : {
                  id: shapeId(id),
                  type: 'text',
                  x,
                  y,
                  props: { richText: toRichText(text), w: width, autoSize: false, size: 's', font: 'sans', scale: 0.5 },
                },
          ),
        );
        editor.createShapes(
          scene.wires.map(({ id, from: start, to }) => {
            const [a, b] = [byId.get(start), byId.get(to)];
            const [x, y] = [a.x + a.width, a.y + a.height / 2];
            return {
              id: shapeId(id),
              type: 'arrow',
              x,
              y,
              props: { start: { x: 0, y: 0 }, end: { x: b.x - x, y: b.y + b.height / 2 - y }, size: 's' },
            };
          }),
        );
        editor.createBindings(
          scene.wires.flatMap(({ id, from: start, to }) =>
            [
              ['start', start],
              ['end', to],
            ].map(([terminal, node]) => ({
              id: createBindingId(),
              type: 'arrow',
              fromId: shapeId(id),
              toId: shapeId(node),
              props: { terminal, normalizedAnchor: { x: 0.5, y: 0.5 }, isExact: false, isPrecise: false, snap: 'none' },
            })),
          ),
        );
      },
      { history: 'ignore' },
    );
    const seen = scene.nodes.filter(({ kind, x, y, width, height }) => {
      const [left, top] = [x * camera.k + camera.x, y * camera.k + camera.y];
      return (
        kind === 'picture' && left < 1280 && top < 800 && left + width * camera.k > 0 && top + height * camera.k > 0
      );
    }).length;
    for (let tries = 0; tries < 20_000; tries += 1) {
      const pictures = [...document.querySelectorAll('img.tl-image')];
      if (pictures.length >= seen * 0.97 && pictures.every((picture) => picture.complete && picture.naturalWidth > 0))
        break;
      await sleep(10);
    }
    await twoFrames();
    return performance.now() - from;
  },
  view() {
    const { x, y, z } = editor.getCamera();
    return { x: x * z, y: y * z, k: z };
  },
  setView: ({ x, y, k }) => editor.setCamera({ x: x / k, y: y / k, z: k }, { immediate: true }),
  select: (ids) => editor.setSelectedShapes(ids.map(shapeId)),
  positionOf(id) {
    const { x, y } = editor.getShape(shapeId(id));
    return { x, y };
  },
  settled: () => true,
};
