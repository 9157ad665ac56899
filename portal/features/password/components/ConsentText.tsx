const linked = /\[([^[\]]+)\]\((https:\/\/[^()\s]+)\)/

/**
 * What somebody agrees to, in the brand's own words: `[the terms](https://…)` becomes a link, so that it can be read before it is agreed to. Any other
 * address stays text.
 */
export function ConsentText({ children }: Readonly<{ children: string }>) {
  // A split by two groups gives text, label, address, text, …
  const parts = children.split(new RegExp(linked, 'g'))
  // In one piece: what stands beside a box is a row of its parts.
  return (
    <span>
      {parts.map((part, index) => {
        if (index % 3 === 2) return null
        if (index % 3 === 0) return part
        return (
          <a key={index} href={parts[index + 1]} target="_blank" rel="noopener">
            {part}
          </a>
        )
      })}
    </span>
  )
}
