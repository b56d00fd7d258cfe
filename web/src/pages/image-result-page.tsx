/** Filled by its features. */
export function ImageResultPage() {
  return <h1 className="title-36 p-(--page)">What are we creating today</h1>;
}
