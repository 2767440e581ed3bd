//! The fit itself: logistic regression by stochastic gradients (Adam), held near a first guess.

use deckmate::bots::level::scatter;
use deckmate::play::dice::fnv;

/// Length of a weight's step at first, in hundredths of a Pawn; less and less, down to nothing in the last pass.
const STEP: f32 = 1.0;
/// Memory of the two means of Adam.
const MEMORY: [f32; 2] = [0.9, 0.999];

/// A position: which weights count how often in it, and how its game ended.
pub struct Sample {
    features: Vec<(u16, i8)>,
    shares: [f32; 2],
    score: f32,
    apart: bool,
}

impl Sample {
    /// `shares` are those of the early and the late weights; `apart` is a position on which nothing is fitted.
    pub fn new(counts: &[i32], shares: [f32; 2], score: f32, apart: bool) -> Sample {
        let used = (0..).zip(counts).filter(|&(_, &count)| count != 0);
        let features = used.map(|(at, &count)| (at, count.clamp(-127, 127) as i8)).collect();
        Sample { features, shares, score, apart }
    }

    fn value(&self, weights: &[[f32; 2]]) -> f32 {
        let [early, late] = self.shares;
        let term = |&(at, count): &(u16, i8)| {
            let weight = weights[usize::from(at)];
            f32::from(count) * (early * weight[0] + late * weight[1])
        };
        self.features.iter().map(term).sum()
    }
}

/// A fit that is going on.
pub struct Fit {
    guess: Vec<[f32; 2]>,
    weights: Vec<[f32; 2]>,
    means: Vec<[[f32; 2]; 2]>,
    samples: Vec<Sample>,
    hold: f32,
    batch: usize,
    unit: f32,
    steps: i32,
    step: f32,
}

impl Fit {
    /// Begins at a guess; `batch` positions make one step.
    pub fn new(guess: Vec<(i16, i16)>, samples: Vec<Sample>, hold: f32, batch: usize) -> Fit {
        let guess: Vec<[f32; 2]> = guess.into_iter().map(|(early, late)| [early.into(), late.into()]).collect();
        let mut fit = Fit {
            weights: guess.clone(),
            means: vec![[[0.0; 2]; 2]; guess.len()],
            guess,
            samples,
            hold,
            batch,
            unit: 0.0,
            steps: 0,
            step: STEP,
        };
        let units = (8..100).map(|tens| 10.0 * tens as f32);
        let best = units.map(|unit| (fit.loss_at(unit, false), unit)).min_by(|one, other| one.0.total_cmp(&other.0));
        fit.unit = best.map_or(200.0, |(_, unit)| unit);
        fit
    }

    /// The hundredths of a Pawn that are one unit of odds.
    pub fn unit(&self) -> f32 {
        self.unit
    }

    /// The mean loss, of the positions that are fitted or of those kept apart.
    fn loss_at(&self, unit: f32, apart: bool) -> f64 {
        let chosen = self.samples.iter().filter(|sample| sample.apart == apart);
        let (sum, count) = chosen.fold((0.0, 0u32), |(sum, count), sample| {
            let chance = f64::from(chance(sample.value(&self.weights) / unit)).clamp(1e-6, 1.0 - 1e-6);
            let score = f64::from(sample.score);
            (sum - score * chance.ln() - (1.0 - score) * (1.0 - chance).ln(), count + 1)
        });
        sum / f64::from(count.max(1))
    }

    /// Looks at every position once, for the `number`th of `all` times; the losses of those fitted and those apart.
    pub fn pass(&mut self, seed: &str, number: u32, all: u32) -> (f64, f64) {
        self.step = STEP * (all - number) as f32 / all as f32;
        let salt = fnv(seed.as_bytes(), number.into());
        let mut order: Vec<usize> = (0..self.samples.len()).filter(|&at| !self.samples[at].apart).collect();
        order.sort_by_key(|&at| scatter(salt ^ at as u64));
        for batch in order.chunks(self.batch) {
            self.take(batch);
        }
        (self.loss_at(self.unit, false), self.loss_at(self.unit, true))
    }

    fn take(&mut self, batch: &[usize]) {
        let mut slopes = vec![[0f32; 2]; self.weights.len()];
        for &at in batch {
            let sample = &self.samples[at];
            let miss = chance(sample.value(&self.weights) / self.unit) - sample.score;
            for &(at, count) in &sample.features {
                let slope = &mut slopes[usize::from(at)];
                for (slope, share) in slope.iter_mut().zip(sample.shares) {
                    *slope += miss * f32::from(count) * share / batch.len() as f32;
                }
            }
        }
        self.steps += 1;
        let worn = MEMORY.map(|memory| 1.0 - memory.powi(self.steps));
        for (at, slope) in slopes.into_iter().enumerate() {
            for (half, slope) in slope.into_iter().enumerate() {
                let weight = &mut self.weights[at][half];
                let held = self.hold * (*weight - self.guess[at][half]) / self.unit;
                let slope = slope + held / self.unit;
                let [mean, spread] = &mut self.means[at][half];
                *mean = MEMORY[0] * *mean + (1.0 - MEMORY[0]) * slope;
                *spread = MEMORY[1] * *spread + (1.0 - MEMORY[1]) * slope * slope;
                *weight -= self.step * (*mean / worn[0]) / ((*spread / worn[1]).sqrt() + 1e-7);
            }
        }
    }

    /// The weights so far, rounded.
    pub fn weights(&self) -> Vec<(i16, i16)> {
        self.weights.iter().map(|weight| (weight[0].round() as i16, weight[1].round() as i16)).collect()
    }
}

/// The chance of winning at some odds.
pub fn chance(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}
