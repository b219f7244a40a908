/** Files that are dropped where nothing takes them, such as on a bar or a list: the browser would leave the page for them. */
export function refuseStrayDrops(): void {
  const isStray = (event: DragEvent) => !event.defaultPrevented && event.dataTransfer?.types.includes('Files');
  hearLast('dragover', (event) => {
    if (!isStray(event)) return;
    event.preventDefault();
    event.dataTransfer!.dropEffect = 'none';
  });
  hearLast('drop', (event) => {
    if (isStray(event)) event.preventDefault();
  });
}

/** Whoever takes drops anywhere on a page begins to listen when that page shows: this one still comes after it. */
function hearLast(type: 'dragover' | 'drop', listener: (event: DragEvent) => void): void {
  const toTheEnd = () => {
    removeEventListener(type, listener);
    addEventListener(type, listener);
  };
  addEventListener(type, toTheEnd, true);
}
