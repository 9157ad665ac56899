import { describe, expect, it } from '@jest/globals'
import { withoutFileList } from './partsMap'

const list =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/Menu-1.js","assets/shell-2.css","assets/Text-3.js"])))=>i.map(i=>d[i]);\n'

describe('the names of the files that parts import', () => {
  it('leave the file; each part is known by its own name instead', () => {
    const { code, imports } = withoutFileList(
      `${list}a(()=>import(\`./Menu-1.js\`),__vite__mapDeps([0,1,2]));b(()=>import(\`./Text-3.js\`).then(e=>e.t),__vite__mapDeps([2]))`,
    )
    expect(code).toBe('a(()=>import(`./Menu-1.js`),`Menu-1.js`);b(()=>import(`./Text-3.js`).then(e=>e.t),`Text-3.js`)')
    expect([...imports]).toEqual([
      ['Menu-1.js', ['assets/Menu-1.js', 'assets/Text-3.js']],
      ['Text-3.js', ['assets/Text-3.js']],
    ])
  })

  it('leave a part that hands over one of its names', () => {
    const { code } = withoutFileList(`${list}await a(async()=>{let{x:e}=await import(\`./Menu-1.js\`);return{x:e}},__vite__mapDeps([0]))`)
    expect(code).toBe('await a(async()=>{let{x:e}=await import(`./Menu-1.js`);return{x:e}},`Menu-1.js`)')
  })

  it('takes the empty list from a part that imports nothing', () => {
    expect(withoutFileList('a(()=>import(`./Menu-1.js`),[]);b([],[])').code).toBe('a(()=>import(`./Menu-1.js`));b([],[])')
  })
})
