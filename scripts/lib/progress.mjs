// @ts-check

/** @param {number} since as of `performance.now()` */
export const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/**
 * Numbered lines such as "[2/6] Building the portal … 4.1 s"; other lines may come in between.
 * @param {number} total @param {(text: string) => void} [write]
 */
export function createProgress(total, write = (text) => void process.stdout.write(text)) {
  let number = 0
  let isLineOpen = false
  let began = 0
  const closeLine = () => {
    if (isLineOpen) write('\n')
    isLineOpen = false
  }
  return {
    /** @param {string} title */
    begin(title) {
      closeLine()
      number += 1
      began = performance.now()
      write(`[${number}/${total}] ${title} … `)
      isLineOpen = true
    },
    /** @param {string} [outcome] instead of the time that it took */
    end(outcome = secondsSince(began)) {
      if (!isLineOpen) write(`[${number}/${total}] … `)
      write(`${outcome}\n`)
      isLineOpen = false
    },
    /** A numbered line of something that has ended while other things go on. @param {string} title @param {string} outcome */
    line(title, outcome) {
      closeLine()
      number += 1
      write(`[${number}/${total}] ${title} … ${outcome}\n`)
    },
    /** @param {string} text */
    say(text) {
      closeLine()
      write(`${text}\n`)
    },
  }
}

/** @typedef {ReturnType<typeof createProgress>} Progress */
